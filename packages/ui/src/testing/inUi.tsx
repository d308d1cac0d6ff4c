import type { ComponentProps, ComponentType } from "react";
import { UiProvider } from "../provider/UiProvider";

/** Decorators for what a story gives to its components: how to copy, the time and its zone, the platform. */
export const inUi = (given: Omit<ComponentProps<typeof UiProvider>, "children">) => [
  (Story: ComponentType) => (
    <UiProvider {...given}>
      <Story />
    </UiProvider>
  ),
];
