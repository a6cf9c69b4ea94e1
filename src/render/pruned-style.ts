/** Blocks in which no selector stands, or whose place in the sheet says something even where nothing is in them. */
const wholeBlocks = /^@(?:font-face|keyframes|property|page|counter-style)/

/**
 * A style sheet without the rules that no element of a page can match, because they ask for a class that it will never
 * have. It stands in every page, and a page that fits into the first window of a connection is a turn of the network
 * sooner. What has no class is kept, and whatever is not understood.
 */
export function prunedStyle(css: string, isUsed: (className: string) => boolean): string {
  let kept = ''
  let from = 0
  while (from < css.length) {
    const end = endOfHead(css, from)
    const head = css.slice(from, end)
    if (css[end] !== '{') {
      kept += css.slice(from, end + 1)
      from = end + 1
      continue
    }
    const close = closingOf(css, end)
    kept += block(head, css.slice(end + 1, close), isUsed)
    from = close + 1
  }
  return kept
}

function block(head: string, body: string, isUsed: (className: string) => boolean): string {
  if (wholeBlocks.test(head)) return `${head}{${body}}`
  if (head.startsWith('@')) {
    const inner = prunedStyle(body, isUsed)
    // An empty layer still has its place in the order of layers.
    return inner === '' && !head.startsWith('@layer') ? '' : `${head}{${inner}}`
  }
  const selectors = parts(head).filter((selector) => classesOf(selector).every(isUsed))
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
}

/** Where the next block or statement has its `{`, `;` or end, quoted text apart. */
function endOfHead(css: string, from: number): number {
  return find(css, from, (character) => character === '{' || character === ';')
}

function closingOf(css: string, open: number): number {
  let depth = 0
  return find(css, open, (character) => {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    return depth === 0
  })
}

function find(css: string, from: number, isIt: (character: string) => boolean): number {
  let quote = ''
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (isIt(character)) return at
  }
  return css.length
}

/** The selectors of a rule: commas within parentheses are none of theirs. */
function parts(head: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const character of head) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) found.push('')
    else found[found.length - 1] += character
  }
  return found
}

/** The classes that an element has to have, or one around it: not what stands in :not(), :is() or :has(). */
function classesOf(selector: string): readonly string[] {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(/\([^()]*\)/g, '')
  }
  return [...outside.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}
