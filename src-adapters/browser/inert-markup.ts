const neverHere = 'script, iframe[srcdoc], object, embed, base, meta, link'

/**
 * Whether this markup, wherever it is put, runs nothing of its own. The content policy of the page refuses to run what is
 * in markup as well: this is the second fence. `drawing` is of a `template`, in which nothing is fetched and nothing runs.
 */
export function runsNothing(drawing: DocumentFragment): boolean {
  if (drawing.querySelector(neverHere) !== null) return false
  return [...drawing.querySelectorAll('*')].every((element) =>
    element.getAttributeNames().every((name) => isInert(name, element.getAttribute(name) ?? '')),
  )
}

function isInert(name: string, value: string): boolean {
  // Browsers leave out blanks and control characters in front of and within a scheme.
  const text = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase()
  return !name.startsWith('on') && !text.startsWith('javascript:')
}
