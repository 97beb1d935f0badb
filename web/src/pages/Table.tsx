// A table: the board, what to do and why, who plays, what happened, what was said.
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { settings } from "../model/preferences";
import type { Secret } from "../model/router";
import { isYours } from "../model/table";
import { unread } from "../model/unread";
import { titleOf } from "../net/games";
import { peopleAt } from "../net/here";
import { TableLink } from "../net/table-link";
import { announcer } from "../speech/voice";
import { useAttention } from "../widgets/attention";
import { beatNow } from "../widgets/beat";
import { useStore, useTitle } from "../widgets/hooks";
import { Nowhere } from "../widgets/Nowhere";
import { Playing } from "../widgets/Playing";
import { Heading, Waiting } from "../widgets/parts";
import type { TableView } from "../wire/types";
import { SharedTable } from "./SharedTable";
import { Welcome } from "./Welcome";

export function Table({ table, secret }: { table: string; secret: Secret | null }) {
  const [seated, setSeated] = useState(secret?.kind !== "seat");
  if (!seated && secret) return <Welcome table={table} secret={secret.text} onSeated={() => setSeated(true)} />;
  if (peopleAt(table).length > 0)
    return <SharedTable table={table} open={(onShown) => <OpenTable table={table} watch="" onShown={onShown} />} />;
  return <OpenTable table={table} watch={secret?.kind === "watch" ? secret.text : ""} />;
}

interface OpenTableProps {
  table: string;
  watch: string;
  /** Hears of every picture that is shown. */
  onShown?(shown: TableView): void;
}

function OpenTable({ table, watch, onShown }: OpenTableProps) {
  const link = useMemo(() => new TableLink(table, watch, (...texts) => announcer.say(...texts), beatNow), [table, watch]);
  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);
  const state = useStore(link.state);
  const picture = useStore(link.picture);
  useStore(settings);
  useEffect(() => {
    if (picture) onShown?.(picture.shown);
  }, [picture]);
  const yours = isYours(state.shown);
  const said = useStore(unread);
  const game = picture ? titleOf(picture.shown.game) : "Pithead";
  useAttention(Number(yours), `${game}: ${t("web-your-turn")}`);
  const call = [said > 0 && `(${said})`, yours && `● ${t("web-your-turn")} ·`].filter(Boolean).join(" ");
  useTitle(`${call} ${[picture?.told?.title, game].filter(Boolean).join(" · ")}`.trim());
  if (state.line === "refused") return <Closed />;
  if (picture === null) return <Arriving offline={state.line === "offline"} />;
  return <Playing link={link} state={state} picture={picture} />;
}

function Arriving({ offline }: { offline: boolean }) {
  return (
    <>
      <Heading quiet>{t("web-table")}</Heading>
      {offline ? <p class="banner">{t("web-offline")}</p> : <Waiting />}
    </>
  );
}

const Closed = () => <Nowhere title={t("web-closed-title")} text={t("web-closed")} />;
