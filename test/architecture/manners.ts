import { basename, dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'
import { findingsIn, isNode, nameOf, type SyntaxNode, type Visit } from './syntax.ts'

const drawers = ['utils', 'util', 'helpers', 'types', 'services', 'common', 'misc', 'shared', 'models', 'interfaces']

const unsaid: Visit = (node) => {
  if (node.type === 'TsKeywordType' && node['kind'] === 'any') return 'any says nothing about a value'
  if (node.type === 'Decorator') return 'a decorator bundles cleanly and throws at start'
  return undefined
}

export function syntaxManners(file: SourceFile): readonly string[] {
  return findingsIn(file, unsaid)
}

const top = ['Module', 'ExportDeclaration']

/** Top-level functions are declarations. An arrow is allowed if its variable has a type. */
const namedArrow: Visit = (node, parent) => {
  if (node.type !== 'VariableDeclaration' || !top.includes(parent?.type ?? '')) return undefined
  const arrows = declaratorsOf(node).filter(
    ({ id, init }) => isNode(id) && id['typeAnnotation'] == null && isFunction(init),
  )
  return arrows.length === 0 ? undefined : `${arrows.map(({ id }) => nameOf(id)).join(', ')} is a function: declare it`
}

function declaratorsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Array.isArray(node['declarations']) ? node['declarations'].filter(isNode) : []
}

function isFunction(value: unknown): boolean {
  return isNode(value) && ['ArrowFunctionExpression', 'FunctionExpression'].includes(value.type)
}

export function namedArrowsIn(file: SourceFile): readonly string[] {
  return findingsIn(file, namedArrow)
}

/** Folders are named after a capability; finds names such as utils. */
export function drawersIn(paths: readonly string[]): readonly string[] {
  return paths.filter((path) =>
    dirname(path)
      .split('/')
      .some((part) => drawers.includes(part)),
  )
}

/** Barrels hide dependencies and enlarge bundles. */
export function barrelsIn(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => /^index\.tsx?$/.test(basename(path)))
}

const number = '[A-Z]+-[0-9]+'
/** A comment that is only a requirement id gives no reason. */
const onlyNumbers = new RegExp(
  `(/\\*\\*?|^\\s*//|^\\s*\\*) *${number}((,| and| to) *(${number}|[0-9]+))*[.:]? *(\\*/|$)`,
)

export function bareNumbersIn(file: SourceFile): readonly string[] {
  return file.text.split('\n').flatMap((line, at) => (onlyNumbers.test(line) ? [`${file.path}:${at + 1}`] : []))
}

// Concatenated so that this file passes.
const leftOver = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`)

export function leftOversIn(file: SourceFile): readonly string[] {
  return file.text.split('\n').flatMap((line, at) => (leftOver.test(line) ? [`${file.path}:${at + 1}`] : []))
}
