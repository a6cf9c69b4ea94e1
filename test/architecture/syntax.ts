import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'

export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown }
export type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string) => string | undefined

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (value: unknown): readonly SyntaxNode[] => {
  if (isNode(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(childrenOf)
  // swc wraps arguments and elements as {spread, expression}, without a type of their own.
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(childrenOf) : []
}

const walk = (node: SyntaxNode, parent: SyntaxNode | undefined, key: string, visit: Visit): readonly string[] => {
  const here = visit(node, parent, key)
  const below = Object.entries(node).flatMap(([name, value]) =>
    childrenOf(value).flatMap((child) => walk(child, node, name, visit)),
  )
  return here === undefined ? below : [here, ...below]
}

/** Whatever `visit` says while it walks a file's syntax: comments and texts can say what they like. */
export const said = (file: SourceFile, visit: Visit): readonly string[] => {
  const module = parseSync(file.text, {
    syntax: 'typescript',
    tsx: file.path.endsWith('x'),
    target: 'es2022',
    decorators: true,
  })
  return walk(module as unknown as SyntaxNode, undefined, '', visit)
}

/** The same, each with the file it was found in. */
export const findingsIn = (file: SourceFile, visit: Visit): readonly string[] =>
  said(file, visit).map((finding) => `${file.path}: ${finding}`)

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node['value'] === 'string' ? node['value'] : undefined

/** The name after the dot of `a.name`, when it is written out. */
export const memberName = (node: SyntaxNode): string | undefined =>
  node.type === 'MemberExpression' ? nameOf(node['property']) : undefined

export const argumentsOf = (node: SyntaxNode): readonly unknown[] =>
  Array.isArray(node['arguments'])
    ? node['arguments'].map((argument: { expression: unknown }) => argument.expression)
    : []
