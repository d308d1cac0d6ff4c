import { claimInBrowser, type Claim } from "./claim";
import { dropEdit, keepEdit, keptEdit, namesOfPage, placeName, type Place } from "./store";

/** Edits that a page of this account left unsaved, in a tab that is gone. */
export interface LeftEdit {
  name: string;
  savedAt: number;
  edit: unknown;
}

/** Keeps the unsaved edits of one page in one tab, and finds what other tabs left behind. */
export class EditKeeper {
  readonly #place: Place;
  readonly #name: string;
  readonly #claim: Claim;
  readonly #open = new AbortController();
  /** Tells other tabs that these edits are in use. */
  #inUse: AbortController | null = null;

  constructor(place: Place, claim: Claim = claimInBrowser) {
    this.#place = place;
    this.#name = placeName(place);
    this.#claim = claim;
  }

  /** Reports edits that aren't open in any tab, once that is certain. */
  findLeft(onFound: (left: LeftEdit) => void): void {
    for (const name of namesOfPage(this.#place.account, this.#place.page)) {
      if (name === this.#name) continue;
      this.#claim(name, this.#open.signal, () => {
        const kept = keptEdit(name, Date.now());
        if (kept) onFound({ name, savedAt: kept.savedAt, edit: kept.edit });
      });
    }
  }

  /** Written at once: a crash may follow any keystroke. False when this browser will not remember. */
  keep(label: string, edit: unknown): boolean {
    if (this.#inUse === null && !this.#open.signal.aborted) {
      this.#inUse = new AbortController();
      this.#claim(this.#name, this.#inUse.signal);
    }
    return keepEdit(this.#name, { label, savedAt: Date.now(), edit });
  }

  drop(): void {
    dropEdit(this.#name);
    this.#letGo();
  }

  /** The page is left: what is kept is from now on for others to find. */
  close(): void {
    this.#open.abort();
    this.#letGo();
  }

  #letGo(): void {
    this.#inUse?.abort();
    this.#inUse = null;
  }
}
