/** Request parameters, `a[b]=c` nested. Lists are maps with numeric keys. */
export interface Form {
  readonly [name: string]: string | Form
}

interface Tree {
  [name: string]: string | Tree
}

/** API v1 accepts form-encoded bodies only: https://docs.stripe.com/api */
export function readForm(text: string): Form {
  const root = emptyTree()
  for (const [name, value] of new URLSearchParams(text)) put(root, partsOf(name), value)
  return root
}

function emptyTree(): Tree {
  // No prototype, so a parameter "constructor" is harmless.
  return Object.create(null)
}

function partsOf(name: string): readonly string[] {
  return name.split(/\]\[|\[|\]$/).filter((part, at, all) => part !== '' || at < all.length - 1)
}

function put(tree: Tree, [name = '', ...inner]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(tree).length) : name
  if (inner.length === 0) {
    tree[key] = value
    return
  }
  const below = tree[key]
  const next = typeof below === 'object' ? below : emptyTree()
  tree[key] = next
  put(next, inner, value)
}
