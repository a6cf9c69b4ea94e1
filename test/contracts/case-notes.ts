export const caseNotes = new Map<string, string>()

export function doesNotApply(context: Mocha.Context, why: string): never {
  const title = context.test?.fullTitle()
  if (title !== undefined) caseNotes.set(title, why)
  return context.skip()
}
