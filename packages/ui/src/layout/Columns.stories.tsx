import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card";
import { choice } from "../testing/argTypes";
import { Columns } from "./Columns";
import * as styles from "./Columns.css";
import { gap as gaps } from "./gap.css";

const meta = {
  title: "Components/Layout/Columns",
  component: Columns,
  argTypes: { gap: choice(gaps), most: choice(styles.most) },
  args: {
    children: ["Site Settings", "Chat Widget", "API Keys", "Team"].map((title) => (
      <Card key={title}>{title}</Card>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MostThree: Story = {};
export const MostFour: Story = { args: { most: 4 } };
export const MostTwo: Story = { args: { most: 2 } };
