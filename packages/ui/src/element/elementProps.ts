/** What a component passes to its element, for labels, tests and analytics. */
export interface ElementProps {
  id?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The `data-` attributes among a component's props. */
export const dataProps = (props: object): Omit<ElementProps, "id"> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith("data-")));
