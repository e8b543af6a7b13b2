// The one door to onnxruntime. On Linux its library reports its sessions to Microsoft and keeps a queue of events in the
// user's cache folder, unless this variable is set when it is loaded: nothing about a bill leaves this server.
process.env.ORT_DISABLE_TELEMETRY = "1";

export const { InferenceSession, Tensor } = await import("onnxruntime-node");
