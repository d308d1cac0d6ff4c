import { BadIcon, DriftedIcon, ForwardIcon, Heading, List, useUiContext } from "@understudy/ui";
import { truncate } from "@understudy/base";
import { useId } from "react";
import { type AttentionItem, attentionTexts } from "@understudy/model";
import * as styles from "./NeedsAttention.css";

const space = "\u00A0";

/** About three lines of a phone. */
const longestSubject = 120;

interface NeedsAttentionProps {
  /** `null` while its data loads: the lines of the last visit reserve their space. */
  items: readonly AttentionItem[] | null;
  lastLines: number;
}

/** Renders nothing if nothing is wrong. */
export function NeedsAttention({ items, lastLines }: NeedsAttentionProps) {
  const id = useId();
  if (items === null) {
    return lastLines === 0 ? null : (
      <div className={styles.loading} aria-hidden="true">
        <Heading level={2} size="section">
          <span className={styles.pending}>{space}</span>
        </Heading>
        <List variant="divided">
          {Array.from({ length: lastLines }, (_, line) => (
            <li key={line} className={styles.item}>
              <span className={styles.glyph} />
              <span className={styles.pending}>{space}</span>
            </li>
          ))}
        </List>
      </div>
    );
  }
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <Heading level={2} size="section" id={id}>
        {attentionTexts.title}
      </Heading>
      <List variant="divided">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </List>
    </section>
  );
}

function Item({ item: { subject, text, href } }: { item: AttentionItem }) {
  const { link: Anchor } = useUiContext();
  // Lines about an action are about its drift.
  const Glyph = subject === null ? BadIcon : DriftedIcon;
  return (
    <li className={styles.item}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      <Anchor href={href} className={styles.link}>
        {subject !== null && (
          <>
            <bdi className={styles.subject}>{truncate(subject, longestSubject)}</bdi>{" "}
          </>
        )}
        {text}
      </Anchor>
      <ForwardIcon className={styles.arrow} aria-hidden="true" />
    </li>
  );
}
