import type { ReactNode } from 'react'
import { reactDom } from '../document/react-dom-when-needed.ts'

/** Next to the link past the header, so that a keyboard comes to it first; React's renderer does not run for those who answered. */
export function drawnWhenAsked(question: () => ReactNode): () => void {
  let isDrawn = false
  return () => {
    if (isDrawn) return
    isDrawn = true
    const stage = document.createElement('div')
    const first = document.querySelector('a[href="#content"]')
    if (first === null) document.body.prepend(stage)
    else first.after(stage)
    reactDom().createRoot(stage).render(question())
  }
}
