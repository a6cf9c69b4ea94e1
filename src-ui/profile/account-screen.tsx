import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../../src-domain/navigation/addresses.ts'
import styles from '../checkout/screen.module.css'
import { ScreenFrame } from '../checkout/screen-frame.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface AccountScreenProps {
  readonly title: string
  readonly back?: string
  /** Action of the back arrow on a screen without an address. */
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** Screen whose heading takes the focus when it replaces another page. */
export function AccountScreen({ title, back, onBack, children }: AccountScreenProps) {
  const words = useWords('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const arrow = {
    className: styles.back,
    'aria-label': words.back,
    children: <Icon name="back" />,
  }
  return (
    <ScreenFrame
      title={title}
      heading={heading}
      onBack={onBack}
      arrow={back === undefined ? null : back === home ? <a href={back} {...arrow} /> : <Link to={back} {...arrow} />}
    >
      {children}
    </ScreenFrame>
  )
}
