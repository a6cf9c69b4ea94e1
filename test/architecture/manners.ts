import { basename, dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'
import { findingsIn, type Visit } from './syntax.ts'

const drawers = ['utils', 'util', 'helpers', 'types', 'services', 'common', 'misc', 'shared', 'models', 'interfaces']

const unsaid: Visit = (node) => {
  if (node.type === 'TsKeywordType' && node['kind'] === 'any') return 'any says nothing about a value'
  if (node.type === 'Decorator') return 'a decorator bundles cleanly and throws at start'
  return undefined
}

export const syntaxManners = (file: SourceFile): readonly string[] => findingsIn(file, unsaid)

/** A folder says which capability lives in it; a drawer for everything says nothing. */
export const drawersIn = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) =>
    dirname(path)
      .split('/')
      .some((part) => drawers.includes(part)),
  )

/** An index hides which file knows which, and drags a whole folder into a bundle. */
export const barrelsIn = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => /^index\.tsx?$/.test(basename(path)))

// Written apart, or this file would be found.
const leftOver = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`)

export const leftOversIn = (file: SourceFile): readonly string[] =>
  file.text.split('\n').flatMap((line, at) => (leftOver.test(line) ? [`${file.path}:${at + 1}`] : []))
