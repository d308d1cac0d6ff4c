export { calls, productCalls } from "./control/calls";
export type { Commands } from "./control/commands";
export type { Control, ControlState } from "./control/control";
export type { FaultName, FaultRule } from "./faults/rule";
export { optionsFromFlags, sandboxFlags, type FlagValues } from "./flags";
export type { LoggedRequest } from "./http/connection";
export type { DemoPerson, Role } from "./dataset/people";
export type { ConsoleConfig, ExternalIdentity, IdentityConfig, SandboxOptions } from "./options";
export { createSandbox, type ResetOptions, type Sandbox } from "./sandbox";
