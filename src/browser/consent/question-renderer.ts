import type { ReactNode } from 'react'
import { lazyReactDom } from '../document/lazy-react-dom.ts'

/** Next to the link past the header, so that a keyboard comes to it first; React's renderer does not run for those who answered. */
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
