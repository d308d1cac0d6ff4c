import type { DraftActivity } from "@understudy/screens";
import { useRef, useState } from "react";

export type Goal = "save" | "publish";

const busyWith: Record<Goal, DraftActivity> = { save: { state: "saving" }, publish: { state: "publishing" } };

/** What is going on with a draft: one thing at a time, and what it is for. */
export function useActivity() {
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const [goal, setGoal] = useState<Goal>("save");
  // A second click may come before anything is drawn.
  const underWay = useRef(false);

  async function alone(towards: Goal, work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setGoal(towards);
    setActivity(busyWith[towards]);
    try {
      await work();
    } finally {
      underWay.current = false;
    }
  }

  const whenFree = (next: DraftActivity) => {
    if (!underWay.current) setActivity(next);
  };

  return { activity, goal, become: setActivity, alone, whenFree };
}
