import type { ReactNode } from 'react'
import { Alert } from '../design/alert.tsx'
import { FallThrough } from './fall-through.tsx'

export interface ErrorBoundaryProps {
  readonly message: string
  readonly report: (reason: unknown) => void
  readonly children: ReactNode
}

/** A screen that cannot be drawn says so and is reported; the rest of the page stays (SHELL-26, CART-29). */
export const ErrorBoundary = ({ message, report, children }: ErrorBoundaryProps) => (
  <FallThrough otherwise={<Alert kind="danger" title={message} />} report={report}>
    {children}
  </FallThrough>
)
