import { type ReactNode, useEffect, useRef } from 'react'
import { ScreenFrame } from './screen-frame.tsx'

let isFirstScreen = true

export interface ScreenProps {
  readonly title: string
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** Screen whose heading takes the focus when it replaces another. */
export function Screen({ title, onBack, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstScreen) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    isFirstScreen = false
  }, [])
  return (
    <ScreenFrame title={title} heading={heading} onBack={onBack}>
      {children}
    </ScreenFrame>
  )
}
