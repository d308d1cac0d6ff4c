import { EmptyState, InlineCode, Link, Table, UiProvider, type Column } from "@understudy/ui";
import { useEffect, useState } from "react";
import { routeOfTitle, routes, type MappedRoute } from "../map";
import { StorybookLink } from "./StorybookLink";

interface Entry {
  id: string;
  title: string;
  type: "story" | "docs";
  tags?: string[];
}

interface Row extends MappedRoute {
  states: number;
  /** The ID of the overview. */
  overview: string | undefined;
}

/** Each route, with its stories in Storybook's index. */
async function readMap(): Promise<readonly Row[]> {
  const answer = await fetch("index.json");
  const { entries }: { entries: Record<string, Entry> } = await answer.json();
  return routes.map((route) => {
    const own = Object.values(entries).filter(({ title }) => routeOfTitle(title)?.name === route.name);
    return {
      ...route,
      states: own.filter(({ type, tags }) => type === "story" && tags?.includes("interaction") !== true)
        .length,
      overview: own.find(({ type }) => type === "docs")?.id,
    };
  });
}

const columns: readonly Column<Row>[] = [
  {
    key: "page",
    header: "Page",
    primary: true,
    cell: ({ title, overview }) =>
      overview === undefined ? title : <Link href={`?path=/docs/${overview}`}>{title}</Link>,
  },
  { key: "address", header: "Address", cell: ({ address }) => <InlineCode>{address}</InlineCode> },
  { key: "states", header: "States", align: "end", width: "6rem", cell: ({ states }) => states },
];

export function SiteMap() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    readMap()
      .then((read) => isCurrent && setRows(read))
      .catch(() => isCurrent && setIsUnreadable(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <UiProvider link={StorybookLink}>
      <Table
        label="Pages by address"
        columns={columns}
        rows={rows}
        rowKey={({ folder }) => folder}
        empty={isUnreadable ? <EmptyState title="Storybook’s index could not be read" /> : null}
      />
    </UiProvider>
  );
}
