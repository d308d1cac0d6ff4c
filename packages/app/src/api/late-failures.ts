import {
  actionMessages,
  billingMessages,
  draftMessages,
  draftName,
  keyMessages,
  paths,
  siteMessages,
  teamMessages,
  widgetMessages,
} from "@understudy/model";
import { actionsApi } from "./actions";
import { billingApi } from "./billing";
import { draftsApi } from "./drafts";
import { keysApi } from "./keys";
import type { LateFailure } from "./mutations";
import { siteApi } from "./site";
import { teamApi } from "./team";

type Notice = Omit<LateFailure, "id" | "failure">;

interface Endpoint<Arg> {
  matchRejected: (action: unknown) => action is { meta: { arg: { originalArgs: Arg } } };
}

/** The title, page and subject of an endpoint's failures. */
const notice =
  <Arg>(
    { matchRejected }: Endpoint<Arg>,
    title: string,
    hrefOf: (arg: Arg) => string,
    subjectOf: (arg: Arg) => string | null = () => null,
  ) =>
  (action: unknown): Notice | null => {
    if (!matchRejected(action)) return null;
    const { originalArgs: arg } = action.meta.arg;
    return { title, href: hrefOf(arg), subject: subjectOf(arg) };
  };

const notices = [
  notice(
    actionsApi.endpoints.toggleAction,
    actionMessages.toggleFailed,
    () => paths.actions.href(),
    ({ id, name }) => name ?? id,
  ),
  notice(
    draftsApi.endpoints.saveDraft,
    draftMessages.saveFailed,
    ({ id }) => paths.draft.href(id),
    ({ edit }) => draftName(edit.name),
  ),
  notice(
    draftsApi.endpoints.publishDraft,
    draftMessages.publishFailed,
    ({ id }) => paths.draft.href(id),
    ({ name }) => draftName(name),
  ),
  notice(
    keysApi.endpoints.createKey,
    keyMessages.createFailed,
    () => paths.keys.href(),
    ({ name }) => name,
  ),
  notice(
    keysApi.endpoints.revokeKey,
    keyMessages.revokeFailed,
    () => paths.keys.href(),
    ({ id, name }) => name ?? id,
  ),
  notice(siteApi.endpoints.saveSite, siteMessages.saveFailed, () => paths.siteSettings.href()),
  notice(siteApi.endpoints.saveSettings, widgetMessages.saveFailed, () => paths.chatSettings.href()),
  notice(
    teamApi.endpoints.invite,
    teamMessages.inviteFailed,
    () => paths.team.href(),
    ({ email }) => email,
  ),
  notice(
    teamApi.endpoints.removeMember,
    teamMessages.removeFailed,
    () => paths.team.href(),
    ({ id, email }) => email ?? id,
  ),
  notice(
    teamApi.endpoints.changeRole,
    teamMessages.roleFailed,
    () => paths.team.href(),
    ({ member: { id, email } }) => email ?? id,
  ),
  notice(billingApi.endpoints.checkout, billingMessages.checkoutFailed, () => paths.billing.href()),
  notice(billingApi.endpoints.portal, billingMessages.portalFailed, () => paths.billing.href()),
];

/** What a notice says about a key whose secret no page has shown; `null` for other actions. */
export const unseenKeyNotice = (action: unknown): Notice | null =>
  keysApi.endpoints.createKey.matchFulfilled(action)
    ? {
        title: keyMessages.createdUnseen,
        href: paths.keys.href(),
        subject: `${action.meta.arg.originalArgs.name}: ${keyMessages.revokeUnseen}`,
      }
    : null;

/** What a notice says about a mutation that failed; `null` for other actions. */
export const noticeOf = (action: unknown): Notice | null =>
  notices.flatMap((each) => each(action) ?? [])[0] ?? null;
