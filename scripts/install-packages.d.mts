export function cleanInstall(): [command: string, args: string[]];
