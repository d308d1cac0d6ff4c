export function cleanInstall(): [command: string, args: string[]];
export function installPackages(folder: string, options?: { withoutDev?: boolean }): void;
