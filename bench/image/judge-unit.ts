const ofAll = [/^MemoryMax=\d/m, /^TasksMax=\d/m];
const ofWhatServes = [
  /^StartLimitIntervalSec=0$/m, // it is tried until its database is there
  /^TimeoutStopSec=\d/m,
  /^WorkingDirectory=\/opt\/faircharge\/current$/m, // a link: an upgrade leaves what runs alone
];
const ofWhatIsDoneOnce = [/^OnFailure=faircharge-tell@%N\.service$/m];

/** What a review would refuse in a unit, beyond what `systemd-analyze security` looks for. */
export function judgeUnit(name: string, text: string): string[] {
  const isTeller = name.startsWith("faircharge-tell@");
  const serves = /^Restart=always$/m.test(text);
  const wanted = [...ofAll, ...(serves ? ofWhatServes : isTeller ? [] : ofWhatIsDoneOnce)];
  return wanted.filter((each) => !each.test(text)).map((each) => `${name}: lacks ${each.source}`);
}
