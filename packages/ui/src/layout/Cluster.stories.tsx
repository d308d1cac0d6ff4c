import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge";
import { Button } from "../button/Button";
import { choice } from "../testing/argTypes";
import { Cluster } from "./Cluster";
import * as styles from "./Cluster.css";
import { gap as gaps } from "./gap.css";

const meta = {
  title: "Components/Layout/Cluster",
  component: Cluster,
  argTypes: { gap: choice(gaps), justify: choice(styles.justify) },
  args: {
    children: [
      <Button key="save" variant="primary">
        Save Draft
      </Button>,
      <Button key="publish">Publish</Button>,
      <Badge key="draft" tone="neutral">
        Draft
      </Badge>,
    ],
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centered: Story = { args: { justify: "center" } };
