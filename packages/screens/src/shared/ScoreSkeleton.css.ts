import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { isRoomy, markColumn, ringSize, stepPadding } from "./score.css";

/** As wide as the list of steps, which asks for its own width. */
export const steps = style({ containerType: "inline-size" });

const stepBase = style({
  display: "grid",
  gridTemplate: `auto 1fr / ${ringSize} minmax(0, 1fr)`,
  gap: `${vars.space["2"]} ${vars.space["3"]}`,
  paddingBlock: stepPadding,
});

/** In the places of the steps of a draft, or of a run. */
export const step = styleVariants({
  recorded: [stepBase],
  performed: [
    stepBase,
    {
      gridTemplateColumns: `${markColumn.narrow} minmax(0, 1fr)`,
      columnGap: vars.space["2"],
      minBlockSize: "5.5rem",
      "@container": {
        [isRoomy]: {
          gridTemplateColumns: `${markColumn.roomy} minmax(0, 1fr)`,
          columnGap: vars.space["3"],
          minBlockSize: "4rem",
        },
      },
    },
  ],
});
