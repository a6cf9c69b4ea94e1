import type { ReactNode } from 'react'
import { Alert } from '../design/alert.tsx'
import { FallbackBoundary } from './fallback-boundary.tsx'

export interface ErrorBoundaryProps {
  readonly message: string
  readonly report: (reason: unknown) => void
  readonly children: ReactNode
}

/** Reports a screen that fails to render and shows an error; the rest of the page stays (SHELL-26, CART-29). */
export function ErrorBoundary({ message, report, children }: ErrorBoundaryProps) {
  return (
    <FallbackBoundary fallback={<Alert kind="danger" title={message} />} report={report}>
      {children}
    </FallbackBoundary>
  )
}
