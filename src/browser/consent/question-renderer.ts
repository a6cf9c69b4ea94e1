import type { ReactNode } from 'react'
import { lazyReactDom } from '../document/lazy-react-dom.ts'

/**
 * Renders the question once, after the skip link, so that keyboard users reach it first. React's renderer does not run
 * for customers who have answered.
 */
export function questionRenderer(question: () => ReactNode): () => void {
  let isDrawn = false
  return () => {
    if (isDrawn) return
    isDrawn = true
    const stage = document.createElement('div')
    const first = document.querySelector('a[href="#content"]')
    if (first === null) document.body.prepend(stage)
    else first.after(stage)
    lazyReactDom().createRoot(stage).render(question())
  }
}
