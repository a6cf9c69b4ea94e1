import type { SourceFile } from './source-files.ts'
import { findingsIn, isNode, nameOf, type SyntaxNode, said } from './syntax.ts'

export type NamedTypes = ReadonlyMap<string, SyntaxNode>

const object: SyntaxNode = { type: 'TsTypeLiteral' }

/** If two files declare a name, the first counts. */
export function namedTypes(files: readonly SourceFile[]): NamedTypes {
  const named = new Map<string, SyntaxNode>()
  for (const file of files)
    said(file, (node) => {
      const name = nameOf(node['id']) ?? ''
      if (named.has(name)) return undefined
      if (node.type === 'TsInterfaceDeclaration') named.set(name, object)
      if (node.type === 'TsTypeAliasDeclaration' && isNode(node['typeAnnotation']))
        named.set(name, node['typeAnnotation'])
      return undefined
    })
  return named
}

/** Unions of a string literal and an object, and `'_tag' in` checks: use the tag. */
export function untaggedIn(file: SourceFile, named: NamedTypes): readonly string[] {
  return findingsIn(file, (node, parent) => {
    if (asksForTag(node)) return "'_tag' in …: ask what the tag says"
    if (node.type !== 'TsUnionType' || parent?.type === 'TsUnionType') return undefined
    const kinds = new Set(kindsOf(node, named))
    return kinds.has('word') && kinds.has('object') ? 'a bare word beside an object: give it a _tag' : undefined
  })
}

function asksForTag(node: SyntaxNode): boolean {
  const left = node['left']
  return (
    node.type === 'BinaryExpression' &&
    node['operator'] === 'in' &&
    isNode(left) &&
    left.type === 'StringLiteral' &&
    left['value'] === '_tag'
  )
}

/** Whether a type may be a string, an object, or both. Type parameters are unknown. */
function kindsOf(type: SyntaxNode, named: NamedTypes, within: readonly string[] = []): readonly ('word' | 'object')[] {
  const inner = (part: unknown) => (isNode(part) ? kindsOf(part, named, within) : [])
  switch (type.type) {
    case 'TsLiteralType':
      return isNode(type['literal']) && type['literal'].type === 'StringLiteral' ? ['word'] : []
    case 'TsTypeLiteral':
    case 'TsArrayType':
    case 'TsTupleType':
    case 'TsIntersectionType':
      return ['object']
    case 'TsTypeOperator':
      return type['op'] === 'readonly' ? ['object'] : []
    case 'TsParenthesizedType':
      return inner(type['typeAnnotation'])
    case 'TsUnionType':
      return Array.isArray(type['types']) ? type['types'].flatMap(inner) : []
    case 'TsTypeReference': {
      const name = nameOf(type['typeName']) ?? ''
      if (objects.includes(name)) return ['object']
      const meant = within.includes(name) ? undefined : named.get(name)
      return meant === undefined ? [] : kindsOf(meant, named, [...within, name])
    }
    default:
      return []
  }
}

const objects = ['Date', 'Error', 'Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'Readonly', 'ReadonlyArray', 'Either']
