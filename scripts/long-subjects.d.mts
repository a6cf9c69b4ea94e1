export const longest: number
export function longSubjects(subjects: readonly string[]): readonly string[]
