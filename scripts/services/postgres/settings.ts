import { clusterName } from "./processes";

const { NODE_ENV, PATH } = process.env;

/** PostgreSQL inherits nothing of the application's environment, in particular no secrets. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV,
  PATH,
  LC_ALL: "C.UTF-8",
  // Without these, each connection retains the memory of its largest plan: a third of its total (docs/performance.md#memory).
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "65536",
};

export const maxConnections = 100;

export function serverSettings(cluster: string, port: number): string[] {
  const settings = {
    cluster_name: clusterName(cluster),
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: maxConnections,
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "128MB",
    synchronous_commit: "on",
    random_page_cost: 1.1,
    jit: "off",
    io_workers: 1,
    idle_in_transaction_session_timeout: "60s",
    timezone: "UTC",
    log_timezone: "UTC",
    // Statement errors contain rows and values; the application logs them redacted.
    log_min_messages: "log",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
