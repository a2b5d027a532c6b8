"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FileZone } from "@/components/ui/file-zone";
import { Progress } from "@/components/ui/progress";
import { useMutation } from "@/components/ui/use-mutation";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { importRoster, type RosterReport } from "@/lib/roster/contract";
import { RosterResult } from "./roster-result";
import { hasClassChanges, RosterSummary } from "./roster-summary";

type Choice = { file: File; createGroups: boolean };
type Submission = { body: FormData; sent: Choice };

type Result = { report: RosterReport; sent: Choice };

/** A list is imported only with the file and the choice that were checked. */
const isOf = ({ report, sent }: Result, { file, createGroups }: Partial<Choice>) =>
  report.is_imported || (sent.file === file && sent.createGroups === createGroups);

/** A list is checked first, and imported when it has no fault. */
export function RosterImport() {
  const t = useTranslations("roster");
  const [file, setFile] = useState<File>();
  const [createGroups, setCreateGroups] = useState(false);
  const [result, setResult] = useState<Result>();
  const choice = file && { file, createGroups };
  const report = result && isOf(result, { ...choice }) ? result.report : undefined;
  const { check, write } = useRosterMutations(setResult);
  const send = ({ run }: typeof check, { isDryRun }: { isDryRun: boolean }) =>
    choice && run({ body: bodyOf(choice, isDryRun), sent: choice });
  const count = report ? report.created + report.linked : 0;
  const isNew = report !== undefined && (count > 0 || hasClassChanges(report));
  const canImport = isNew && !report.is_imported && report.faults_count === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <form
        className="grid max-w-post gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send(check, { isDryRun: true });
        }}
      >
        <ListField
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            setResult(undefined);
          }}
        />
        <GroupsCheckbox
          checked={createGroups}
          onChange={(checked) => {
            setCreateGroups(checked);
            setResult(undefined);
          }}
        />
        <div>
          <Button type="submit" isBusy={check.isBusy} disabled={!file}>
            {t("check")}
          </Button>
          <ActionError error={check.error} retry={check.retry} />
        </div>
      </form>
      <div role="status">{report && <RosterSummary report={report} />}</div>
      {report && <RosterResult report={report} />}
      {canImport && (
        <div>
          <Button isBusy={write.isBusy} onClick={() => send(write, { isDryRun: false })}>
            {count > 0 ? t("import", { count }) : t("importClasses")}
          </Button>
          {write.isBusy && <ImportProgress />}
          <ActionError error={write.error} retry={write.retry} />
        </div>
      )}
    </div>
  );
}

function useRosterMutations(onResult: (result: Result) => void) {
  const t = useTranslations("roster");
  const options = {
    toast: false,
    onSuccess: ({ data }: { data: RosterReport }, { sent }: Submission) => onResult({ report: data, sent }),
  };
  const check = useMutation<typeof importRoster, Submission>(importRoster, {
    errorText: t("failed"),
    ...options,
  });
  const write = useMutation<typeof importRoster, Submission>(importRoster, {
    errorText: t("importFailed"),
    ...options,
  });
  return { check, write };
}

function ListField({ file, onFile }: { file: File | undefined; onFile: (file: File) => void }) {
  const t = useTranslations("roster");
  return (
    <Field label={t("file")} required>
      {(control) => (
        <FileZone control={control} accept=".csv,text/csv" choose={t("choose")} file={file} onFile={onFile} />
      )}
    </Field>
  );
}

function ImportProgress() {
  const t = useTranslations("roster");
  const [progress, setProgress] = useState<RealtimeEvents["roster:progress"]>();
  useOwnChannel("roster:progress", setProgress);
  if (!progress) return null;
  const label = t("progress", progress);
  return (
    <div className="mt-3 grid max-w-post gap-1">
      <p className="text-muted text-sm">{label}</p>
      <Progress label={label} value={progress.done / progress.total} />
    </div>
  );
}

function GroupsCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations("roster");
  return (
    <Checkbox
      label={t("createGroups")}
      hint={t("createGroupsText")}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function bodyOf({ file, createGroups }: Choice, isDryRun: boolean): FormData {
  const body = new FormData();
  body.append("dry_run", isDryRun ? "1" : "0");
  body.append("create_groups", createGroups ? "1" : "0");
  body.append("roster", file);
  return body;
}
