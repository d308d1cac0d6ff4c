import { Button } from "@understudy/ui";
import { useState } from "react";
import { runTexts } from "./detail-texts";
import { firstCharacters } from "@understudy/base";

const longest = 400;
const slack = 80;

export interface LongTextProps {
  children: string;
  /** The ID of the element that names what the text belongs to. */
  describedBy?: string | undefined;
}

/** Server text of any length: the start of it, and the rest on demand. */
export function LongText({ children, describedBy }: LongTextProps) {
  const [whole, setWhole] = useState(false);
  if (children.length <= longest + slack) return children;
  return (
    <>
      {whole ? children : `${firstCharacters(children, longest)}…`}{" "}
      <Button variant="text" size="small" aria-describedby={describedBy} onClick={() => setWhole(!whole)}>
        {whole ? runTexts.showLess : runTexts.showAll}
      </Button>
    </>
  );
}
