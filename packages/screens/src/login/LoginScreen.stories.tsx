import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { product } from "@understudy/model/fixtures";
import { LoadingScreen } from "./LoadingScreen";
import { LoginScreen } from "./LoginScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Pages/Login",
  component: LoginScreen,
  args: { product, login: { state: "ready" }, onSignIn: fn(), onUseAnotherAccount: fn() },
  parameters: { chromatic: { modes: pageModes }, layout: "fullscreen" },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button to sign in, beside a picture of what the product does. */
export const Ready: Story = { tags: ["success"] };

/** The button waits until the provider’s page opens. */
export const SigningIn: Story = { tags: ["loading"], args: { login: { state: "signingIn" } } };

/** The reason why signing in failed, above the button. */
export const SignInFailed: Story = {
  tags: ["error"],
  args: { login: { state: "failed", message: "Sign-in was canceled." } },
};

/** An error of the identity provider: its code for the administrator, and details to copy. */
export const SignInRefused: Story = {
  tags: ["error"],
  args: {
    login: {
      state: "failed",
      message: "Sign-in couldn’t be completed. Please try again.",
      details: {
        time: "2026-03-04T15:06:00.000Z",
        address: "https://login.microsoftonline.com/contoso/oauth2/v2.0/token",
        status: 400,
        code: "invalid_request",
        number: "AADSTS9002326",
        correlationId: "0f6f7a52-8a43-4c0d-8a35-2c2f6a1f9b10",
        version: "1.2.3+abc1234",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error code: invalid_request (AADSTS9002326).")).toBeVisible();
  },
};

/** After a session ended, before anyone has signed in again. */
export const SessionEnded: Story = { args: { login: { state: "ended", providerUser: null } } };

/** The identity provider has someone else signed in, so another account can be chosen. */
export const SignedInAsAnotherPerson: Story = {
  args: { login: { state: "ended", providerUser: "vera@harbourandpine.example" } },
};

/** While the console starts. */
export const Loading: Story = {
  tags: ["loading"],
  render: ({ product: { name } }) => <LoadingScreen name={name} />,
  parameters: { shows: ["Loading Understudy…"] },
};
/** Before the configuration has arrived, so the product’s name isn’t known yet. */
export const LoadingConfiguration: Story = { tags: ["loading"], render: () => <LoadingScreen /> };
