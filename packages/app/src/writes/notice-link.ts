import { shellTexts, type LateFailure } from "@understudy/screens";

interface Page {
  title: string;
  href: () => string;
}

/** The link from a failure notice back to the page of the write. */
export const noticeLink = ({ title, href }: Page): Pick<LateFailure, "href" | "linkText"> => ({
  href: href(),
  linkText: shellTexts.openPage(title),
});
