/** Reasons of skipped tests by title, for the kit's report (scripts/conformance.mjs). */
export const caseNotes = new Map<string, string>()

export function doesNotApply(context: Mocha.Context, why: string): never {
  const title = context.test?.fullTitle()
  if (title !== undefined) caseNotes.set(title, why)
  return context.skip()
}
