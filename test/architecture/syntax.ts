import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'

export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown }
export type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => string | undefined

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function childrenOf(value: unknown): readonly SyntaxNode[] {
  if (isNode(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(childrenOf)
  // swc wraps arguments and elements as {spread, expression} without a type.
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(childrenOf) : []
}

function walk(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  key: string,
  visit: Visit,
  findings: string[],
): readonly string[] {
  const here = visit(node, parent, key)
  if (here !== undefined) findings.push(here)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'span' || typeof value !== 'object') continue
    for (const child of childrenOf(value)) walk(child, node, name, visit, findings)
  }
  return findings
}

/** Walks the syntax tree, so comments and strings cannot match, and collects the findings of `visit`. */
export function said(file: SourceFile, visit: Visit): readonly string[] {
  return walk(parsed(file), undefined, '', visit, [])
}

const known = new WeakMap<SourceFile, SyntaxNode>()

function parsed(file: SourceFile): SyntaxNode {
  const before = known.get(file)
  if (before !== undefined) return before
  const tsx = file.path.endsWith('x')
  const module = parseSync(file.text, { syntax: 'typescript', tsx, target: 'es2022', decorators: true })
  const node = module as unknown as SyntaxNode
  known.set(file, node)
  return node
}

export function findingsIn(file: SourceFile, visit: Visit): readonly string[] {
  return said(file, visit).map((finding) => `${file.path}: ${finding}`)
}

export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node['value'] === 'string' ? node['value'] : undefined
}

export function memberName(node: SyntaxNode): string | undefined {
  return node.type === 'MemberExpression' ? nameOf(node['property']) : undefined
}

export function argumentsOf(node: SyntaxNode): readonly unknown[] {
  return Array.isArray(node['arguments'])
    ? node['arguments'].map((argument: { expression: unknown }) => argument.expression)
    : []
}
