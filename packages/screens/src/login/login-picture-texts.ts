/** In the picture beside the sign-in form. */
export const pictureTexts = {
  page: "Order 1042",
  amount: "Amount",
  amountValue: "$48.00",
  reason: "Reason",
  reasonValue: "Arrived damaged",
  button: "Refund",
  chat: "Ask Harbor Supply",
  request: "Refund order 1042, please",
  action: "Issue a refund",
  steps: ["$48.00", "Arrived damaged", "Refunded"],
} as const;
