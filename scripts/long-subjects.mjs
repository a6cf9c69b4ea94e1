// Part of npm run check: warns about commit subjects above 72 characters. Never fails.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

const newest = 20
export const longest = 72

export function longSubjects(subjects) {
  return subjects.filter((subject) => subject.length > longest)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout = '' } = spawnSync('git', ['log', `-${newest}`, '--format=%s'], { encoding: 'utf8' })
  const long = longSubjects((stdout ?? '').split('\n'))
  if (long.length > 0)
    console.log(`Warning: commit subjects above ${longest} characters:\n${long.map((one) => `  ${one}`).join('\n')}`)
}
