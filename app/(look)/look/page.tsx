import { Bell, Ellipsis, Heart } from "lucide-react";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { ClosedGate } from "@/components/ui/art/closed-gate";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { Mark, Wordmark } from "@/components/ui/art/mark";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { Rain } from "@/components/ui/art/rain";
import { WrongWay } from "@/components/ui/art/wrong-way";
import { Avatar } from "@/components/ui/avatar";
import { Badge, CountBadge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Pagination } from "@/components/ui/pagination";
import { Progress } from "@/components/ui/progress";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { Table } from "@/components/ui/table";
import { Live } from "./live";

const names = [
  "Amina Benkhelil",
  "Jean-Baptiste d’Ormesson",
  "Łucja Żółkiewska",
  "林 美玲",
  "Zoé",
  "Noah O’Connor",
  "Élodie Œuvrard",
  "Thiago Souza",
];
const post = `Bonjour à toutes et à tous,

On cherche deux personnes pour le hackathon du 12 : idéalement quelqu’un qui aime le design et quelqu’un qui n’a pas peur du SQL. Détails sur https://exemple.fr/hackathon?edition=2026 (inscription avant vendredi).

À bientôt sous le préau.`;
export default function Page() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-page gap-10 p-4 md:p-8">
      <header className="flex flex-wrap items-center justify-between gap-4 border-line border-b pb-4">
        <Wordmark />
        <Mark className="size-16" />
        <ThemeSwitch className="w-full max-w-xs" />
      </header>
      <section className="grid gap-2">
        <h1 className="text-4xl">Sous le préau, on se retrouve</h1>
        <h2 className="text-2xl">Les élèves, les groupes, les offres</h2>
        <h3 className="text-xl">Titre de carte</h3>
        <p>Texte courant, lisible et calme. 0123456789</p>
        <p className="text-sm text-muted">Texte second, plus petit.</p>
      </section>
      <section className="flex flex-wrap items-center gap-3">
        <Button>Publier</Button>
        <Button variant="secondary">Annuler</Button>
        <Button variant="quiet">Plus tard</Button>
        <Button variant="danger">Supprimer</Button>
        <Button disabled>Publier</Button>
        <Button size="small" variant="secondary">
          Petit
        </Button>
        <ButtonLink href="/look" variant="secondary">
          Lien
        </ButtonLink>
        <IconButton label="J’aime">
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Notifications">
          <Bell aria-hidden="true" />
          <CountBadge count={4} label="4 non lues" />
        </IconButton>
        <Spinner />
      </section>
      <section className="flex flex-wrap items-center gap-3">
        {names.map((n, i) => (
          <span key={n} className="flex items-center gap-2">
            <Avatar id={i + 1} name={n} />
            <span className="font-display font-semibold">{n}</span>
          </span>
        ))}
        <Avatar id={3} name="Noah" size={24} />
        <Avatar id={4} name="Noah Li" size={96} />
      </section>
      <section className="flex flex-wrap gap-2">
        <Badge>Brouillon</Badge>
        <Badge tone="accent">Publié</Badge>
        <Badge tone="alert">Nouveau</Badge>
        <Badge tone="danger">Banni</Badge>
        <Badge tone="warning">En attente</Badge>
        <Badge tone="info">Admin</Badge>
        <Chip href="/look">sql</Chip>
        <Chip href="/look">vie-associative</Chip>
      </section>
      <Live />
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <Card as="article" className="max-w-post p-5">
          <header className="flex items-center gap-3">
            <Avatar id={9} name="Élodie Œuvrard" />
            <div className="flex-1">
              <p className="font-display font-semibold leading-5">Élodie Œuvrard</p>
              <p className="text-muted text-sm">
                <RelativeTime date={new Date(Date.now() - 7.3e6)} />
              </p>
            </div>
            <IconButton label="Options">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          </header>
          <RichText text={post} className="mt-4" />
        </Card>
        <Card className="grid content-start gap-3 p-5">
          <h2 className="text-lg">Chargement</h2>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-32" />
          <Progress label="Envoi" value={0.6} />
          <Progress label="Envoi" />
        </Card>
      </div>
      <Table
        caption="Utilisateurs"
        rows={names.slice(0, 4).map((name, id) => ({ id, name }))}
        rowKey={(r) => r.id}
        columns={[
          {
            key: "n",
            header: "Nom",
            bare: true,
            cell: (r) => (
              <span className="flex items-center gap-2">
                <Avatar id={r.id} name={r.name} size={32} />
                <span className="font-semibold">{r.name}</span>
              </span>
            ),
          },
          { key: "s", header: "Statut", cell: () => <Badge tone="accent">Actif</Badge> },
          { key: "p", header: "Publications", figures: true, cell: (r) => r.id * 137 },
          {
            key: "a",
            header: "Actions",
            bare: true,
            cell: () => (
              <Button size="small" variant="secondary">
                Supprimer
              </Button>
            ),
          },
        ]}
      />
      <Pagination page={1} lastPage={20} total={200} href={(n) => `?page=${n}`} />
      
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Card>
          <EmptyState
            art={<EmptyBench />}
            title="Aucun contenu"
            text="Soyez la première personne à écrire ici."
          >
            <Button>Créer une publication</Button>
            <Button variant="secondary">Actualiser</Button>
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art={<NothingFound />} title="Aucun résultat trouvé" text="Essayez un autre mot." />
        </Card>
        <Card>
          <EmptyState art={<WrongWay />} title="Page introuvable" />
        </Card>
        <Card>
          <EmptyState art={<ClosedGate />} title="Accès réservé" />
        </Card>
        <Card>
          <EmptyState art={<Rain />} title="Un orage passe" />
        </Card>
      </div>
    </main>
  );
}
