/** Ordering to a table, and the device that stands on one. */
export const table = {
  title: 'Which table are you at?',
  lead: 'The number is on the sign on your table. That is where we bring your food.',
  number: 'Table number',
  required: 'Table Number is required',
  long: 'This is too long for a table number',
  save: 'Confirm table',
  /** The requirement’s own sentence (TABLE-04). */
  unavailable: 'Table ordering is currently unavailable. Please contact your server to order.',
  /** The requirement’s own sentence, where the server has none (TABLE-08). */
  unknownError: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  /** TABLE-08: as `pay.blocked`. */
  refused: ({ said }: { readonly said: string; readonly why: string }) => said,
  linkWrong: ({ number }: { readonly number: string }) => `The link says table ${number}.`,
  atTable: ({ number }: { readonly number: string }) => `You are at table ${number}`,

  stillThere: 'Are you still there?',
  forgetting: ({ seconds }: { readonly seconds: number }) =>
    seconds === 1
      ? 'In 1 second this order is cleared for the next guest.'
      : `In ${seconds} seconds this order is cleared for the next guest.`,
  stay: 'I am still here',
  leaveNow: 'Clear it now',
}
