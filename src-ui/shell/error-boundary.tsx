import { Component, type ReactNode } from 'react'
import { Alert } from '../design/alert.tsx'

export interface ErrorBoundaryProps {
  readonly message: string
  readonly report: (reason: unknown) => void
  readonly children: ReactNode
}

/** A screen that cannot be drawn says so and is reported; the rest of the page stays (SHELL-26, CART-29). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown) {
    this.props.report(reason)
  }

  override render() {
    return this.state.hasFailed ? <Alert kind="danger" title={this.props.message} /> : this.props.children
  }
}
