export const table = {
  title: 'Which table are you at?',
  lead: 'Find the number on your table. We’ll bring your food there.',
  number: 'Table number',
  required: 'Table Number is required',
  long: 'That’s too long for a table number',
  save: 'Confirm table',
  /** Required text (TABLE-04). */
  unavailable: 'Table ordering is currently unavailable. Please contact your server to order.',
  /** Required default if the server sent no text (TABLE-08). */
  unknownError: 'An unknown error occurred. Please try again or contact the restaurant for help.',
  /** Server's text, as in `pay.blocked` (TABLE-08). */
  refused: ({ said }: { readonly said: string; readonly why: string }) => said,
  linkWrong: ({ number }: { readonly number: string }) => `Your link is for table ${number}.`,
  atTable: ({ number }: { readonly number: string }) => `You’re at table ${number}`,

  stillThere: 'Are you still there?',
  forgetting: ({ seconds }: { readonly seconds: number }) =>
    seconds === 1 ? 'This order will clear in 1 second.' : `This order will clear in ${seconds} seconds.`,
  stay: 'I’m still here',
  leaveNow: 'Clear now',
}
