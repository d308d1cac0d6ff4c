export function cleanInstall(): [command: string, args: string[]];
export function installPackages(folder: string): void;
