import { Button } from "@understudy/ui";
import { useState } from "react";
import { beginning } from "../../model/format/beginning";

const longest = 400;
const slack = 80;

/** Server text of any length: its beginning, and the whole of it on demand. */
export function LongText({ children }: { children: string }) {
  const [whole, setWhole] = useState(false);
  if (children.length <= longest + slack) return children;
  return (
    <>
      {whole ? children : `${beginning(children, longest)}…`}{" "}
      <Button variant="quiet" size="small" onClick={() => setWhole(!whole)}>
        {whole ? "Show less" : "Show all"}
      </Button>
    </>
  );
}
