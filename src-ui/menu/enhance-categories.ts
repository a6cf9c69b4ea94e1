import { sectionInView } from '../design/section-in-view.ts'

/** Pixels: header and padding of the target section. */
const coveredHeight = 140
const sectionPadding = 20

/**
 * Marks the category in view, keeps its link visible, and moves the focus with a link. Returns a function that marks it
 * anew.
 */
export function enhanceCategories(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const sections = new Map(links.flatMap((link) => [[targetOf(link), link] as const]))
  const bar = nav.querySelector('ul')
  let marked = links.find((link) => link.hasAttribute('aria-current'))

  const mark = (link: HTMLAnchorElement) => {
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
    marked = link
    // scrollIntoView would also scroll the page.
    if (bar !== null) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2
  }

  let isPressed = false
  const follow = () => {
    if (isPressed) return
    const { bottom, width } = nav.getBoundingClientRect()
    const listed = [...sections].filter(([section]) => section?.hidden === false)
    const at = sectionInView({
      tops: listed.map(([section]) => section?.getBoundingClientRect().top ?? 0),
      covered: width < window.innerWidth / 2 ? coveredHeight : bottom + sectionPadding,
      height: window.innerHeight,
      scrolled: window.scrollY,
      range: document.documentElement.scrollHeight - window.innerHeight,
    })
    const link = listed[at]?.[1]
    if (link !== undefined) mark(link)
  }
  const release = () => {
    isPressed = false
  }
  window.addEventListener('scroll', follow, { passive: true })
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(kind, release, { passive: true })
  // The page may have been scrolled before the script loaded.
  if (window.scrollY > 0) follow()

  nav.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const section = link === null ? null : targetOf(link)
    if (link === null || section === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Replaces the history entry, so that Back leaves the menu (MENU-14).
    window.history.replaceState(window.history.state, '', link.hash)
    isPressed = true
    section.scrollIntoView()
    section.focus({ preventScroll: true })
    mark(link)
  })
  return follow
}

function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1))
}
