import 'reflect-metadata/lite'
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify'
import type { DocumentFacts } from './document-facts.ts'
import { Port } from './ports.ts'

/** The modules of a document by name. Tests replace one of them. */
export type Modules = Readonly<Record<string, ContainerModule>>

/** The container of a browser document. A factory whose parameters do not fit its tokens does not compile. */
export function documentContainer(facts: DocumentFacts, modules: Modules): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(Port.facts).toConstantValue(facts)
  container.load(...Object.values(modules))
  return container
}

/** Resolves a port of a module that loads with a lazy part. Keeps a module that a test has already bound. */
export function loadPort<A>(container: Container, port: ServiceIdentifier<A>, module: ContainerModule): A {
  if (!container.isBound(port)) container.load(module)
  return container.get(port)
}
