import { spawnSync } from 'node:child_process'

/** On main, compares with the last twenty commits. */
const commitsOfMain = 20

/**
 * Returns whether a file below `paths` differs from the merge base with origin/main, the working tree included. On main
 * the base is twenty commits back. Without history the answer is yes.
 */
export function changedPaths(git = runGit) {
  const base = baseCommit(git)
  const changed = base === undefined ? undefined : filesSince(base, git)
  return (paths) => changed === undefined || changed.some((file) => paths.some((path) => file.startsWith(path)))
}

function baseCommit(git) {
  const [head] = git('rev-parse', '--verify', '--quiet', 'HEAD') ?? []
  const [shared] = git('merge-base', 'HEAD', 'origin/main') ?? []
  if (shared !== undefined && shared !== head) return shared
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD') ?? []
  const isMain = shared !== undefined || branch === 'main'
  return isMain ? git('rev-parse', '--verify', '--quiet', `HEAD~${commitsOfMain}`)?.[0] : undefined
}

function filesSince(base, git) {
  const [committed, untracked] = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return committed === undefined || untracked === undefined ? undefined : [...committed, ...untracked]
}

function runGit(...words) {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}
