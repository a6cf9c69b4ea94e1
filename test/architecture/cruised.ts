import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'

const load = createRequire(import.meta.url)

/** Every folder of the tree at `root`, held against the arrows that .dependency-cruiser.cjs allows. */
export const cruised = async (root: string, folders: readonly string[]): Promise<ICruiseResult> => {
  const { options, ...ruleSet } = load(resolve('.dependency-cruiser.cjs'))
  const settings: ICruiseOptions = { ...options, baseDir: root, ruleSet, validate: true }
  const { output } = await cruise([...folders], settings, options.enhancedResolveOptions)
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text')
  return output
}

/** "from -> to: rule", the words that a failing test shows. */
export const violationsOf = (result: ICruiseResult): readonly string[] =>
  result.summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`)
