/** Why a port cannot be listened on, as an error whose message says what to do; the error itself where nothing is known of it.
 *  Plain JavaScript, since `npm start` asks it before anything is compiled.
 *  @param {NodeJS.ErrnoException} error
 *  @param {{ host: string | undefined, port: number }} at
 *  @returns {Error} */
export function explainListenFailure(error, { host, port }) {
  switch (error.code) {
    case "EADDRINUSE":
      return new Error(`Port ${port} is taken. Set PORT to another one.`);
    case "EACCES":
      return new Error(
        `This user may not listen on port ${port}: ports below 1024 are root's. Set PORT to a higher one, and let a proxy in front take port ${port}.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Error(
        `This machine has no address ${host}. Set HOST to one of its own, such as 127.0.0.1, or leave HOST out for all of them.`,
      );
    default:
      return error;
  }
}
