/** A microdata item: its schema.org type and properties in page order. */
export interface Thing {
  readonly type: string
  readonly said: Readonly<Record<string, readonly (string | Thing)[]>>
}

/** Top-level items as the HTML standard reads them (https://html.spec.whatwg.org/#microdata). */
export function thingsIn(document: Document): readonly Thing[] {
  return [...document.querySelectorAll('[itemscope]:not([itemprop])')].map(thingOf)
}

function thingOf(element: Element): Thing {
  const said: Record<string, (string | Thing)[]> = {}
  for (const child of propertiesBelow(element)) {
    const name = child.getAttribute('itemprop') ?? ''
    said[name] = [...(said[name] ?? []), child.hasAttribute('itemscope') ? thingOf(child) : valueAt(child)]
  }
  const [, type = ''] = /^https:\/\/schema\.org\/(\w+)$/.exec(element.getAttribute('itemtype') ?? '') ?? []
  return { type, said }
}

function propertiesBelow(element: Element): readonly Element[] {
  return [...element.children].flatMap((child) => [
    ...(child.hasAttribute('itemprop') ? [child] : []),
    ...(child.hasAttribute('itemscope') ? [] : propertiesBelow(child)),
  ])
}

function valueAt(element: Element): string {
  const content = element.getAttribute('content')
  if (content !== null) return content
  const href = element.getAttribute('href')
  return href === null ? (element.textContent ?? '').trim() : new URL(href, element.baseURI).href
}
