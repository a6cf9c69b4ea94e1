/** Pixels at the top of the window that the sticky bars cover; a section below them is the one in view. */
const covered = 140

/** Marks the category in view, keeps its link in view, and lets a link move the focus, not only the page. */
export function enhanceCategories(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const sections = new Map(links.flatMap((link) => [[targetOf(link), link] as const]))
  const shown = new Set<Element>()
  const bar = nav.querySelector('ul')
  let marked = links.find((link) => link.hasAttribute('aria-current'))

  const mark = (link: HTMLAnchorElement) => {
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
    marked = link
    // scrollIntoView would also scroll the page, which the customer is scrolling.
    if (bar !== null) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target)
        else shown.delete(target)
      }
      for (const [section, link] of sections) if (section !== null && shown.has(section)) return mark(link)
    },
    { rootMargin: `-${covered}px 0px -55% 0px` },
  )
  for (const section of sections.keys()) if (section !== null) observer.observe(section)

  nav.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const section = link === null ? null : targetOf(link)
    if (link === null || section === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // No entry of its own: Back leaves the menu (MENU-14), and does not go through its categories.
    history.replaceState(history.state, '', link.hash)
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    mark(link)
  })
}

function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1))
}
