import type { SourceFile } from './source-files.ts'
import { argumentsOf, findingsIn, memberName, nameOf, type SyntaxNode, type Visit } from './syntax.ts'

const pureOfDate = ['UTC', 'parse']
// date-fns functions that read the clock.
const readsTheClock =
  /ToNow|^constructNow$|^(?:is|startOf|endOf)(?:Today|Tomorrow|Yesterday)$|^isPast$|^isFuture$|^isThis/
const hiddenLocale = [
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'localeCompare',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
]

function isProperty(parent: SyntaxNode | undefined, key: string): boolean {
  return (
    (parent?.type === 'MemberExpression' && key === 'property') ||
    (parent?.type === 'KeyValueProperty' && key === 'key')
  )
}

function isTypeOnly(parent: SyntaxNode | undefined): boolean {
  return parent?.type.startsWith('Ts') === true
}

function lacksLocale(args: readonly unknown[], place: number): boolean {
  return args.length <= place || nameOf(args[place]) === 'undefined'
}

function dateIsMisused(parent: SyntaxNode | undefined, key: string): boolean {
  if (parent?.type === 'NewExpression' && key === 'callee') return argumentsOf(parent).length === 0
  if (parent?.type === 'MemberExpression' && key === 'object') return !pureOfDate.includes(memberName(parent) ?? '')
  // `x instanceof Date` does not read the clock; other uses could.
  return !(parent?.type === 'BinaryExpression' && parent['operator'] === 'instanceof')
}

function mathIsMisused(parent: SyntaxNode | undefined, key: string): boolean {
  return (
    !(parent?.type === 'MemberExpression' && key === 'object') || ['random', undefined].includes(memberName(parent))
  )
}

function identifier(node: SyntaxNode, parent: SyntaxNode | undefined, key: string): string | undefined {
  if (isProperty(parent, key)) return undefined
  const name = nameOf(node)
  if (name === 'performance' || name === 'globalThis') return `${name} is a way out of the domain`
  if (name === 'Date' && !isTypeOnly(parent) && dateIsMisused(parent, key))
    return 'the clock is read: use the Clock port'
  if (name === 'Math' && mathIsMisused(parent, key)) return 'chance is drawn: use a port'
  if (parent?.type === 'ImportSpecifier' && name !== undefined && readsTheClock.test(name))
    return `${name} reads the clock`
  return undefined
}

function called(node: SyntaxNode): string | undefined {
  const callee = node['callee'] as SyntaxNode
  const args = argumentsOf(node)
  if (callee.type !== 'MemberExpression') return undefined
  const name = memberName(callee) ?? ''
  if (nameOf(callee['object']) === 'Intl' && lacksLocale(args, 0)) return `Intl.${name} without a locale`
  if (hiddenLocale.includes(name) && lacksLocale(args, name === 'localeCompare' ? 1 : 0))
    return `${name} without a locale`
  return undefined
}

const impure: Visit = (node, parent, key) => {
  if (node.type === 'Identifier') return identifier(node, parent, key)
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'TZDate' && argumentsOf(node).length < 2)
    return 'TZDate without an instant and a zone'
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? called(node) : undefined
}

/** Uses of the clock, random numbers or the machine's locale in a domain file. */
export function impuritiesOf(file: SourceFile): readonly string[] {
  return [
    ...findingsIn(file, impure),
    // A reference directive would restore DOM types.
    ...(/^\s*\/\/\/\s*</m.test(file.text) ? [`${file.path}: a triple-slash directive`] : []),
  ]
}
