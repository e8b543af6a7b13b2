/** What a review would refuse in a unit that serves, beyond what `systemd-analyze security` looks for. */
export function judgeUnit(name: string, text: string): string[] {
  const wanted = [
    /^StartLimitIntervalSec=0$/m, // it is tried until its database is there
    /^OnFailure=faircharge-tell@%n\.service$/m,
    /^MemoryMax=\d/m,
    /^TasksMax=\d/m,
    /^WorkingDirectory=\/opt\/faircharge\/current$/m, // a link: an upgrade leaves what runs alone
  ];
  return wanted.filter((each) => !each.test(text)).map((each) => `${name}: lacks ${each.source}`);
}
